"""Faults that the simulation must find (`--plant NAME`), each with a seed of the full profile at which it did so with the
Python device; it is looked for from there on.

Most are patches of the database's functions. A function can neither commit apart from its caller nor know what a device saw
in which place; those two faults are made on the way to the server, where the proxy plays a server that has them.
"""

import json
import os
import re

from proxy import Gone, Request, Upstream
from traffic import DRAFT, OPERATION, answered
from world import Sql

SET = re.compile(r"^/v1/drafts/([^/]+)/sets/([^/?]+)$")
# Fields by which the server knows whose request it is; a browser's cookie counts with its own page's requests alone.
WHO = ("host", "authorization", "cookie", "sec-fetch-site")


# What functions were before a fault was planted: a run that is killed leaves it to the next one.
PLANTED = """
    create schema if not exists simulation;
    create table if not exists simulation.planted (place serial primary key, definition text not null)"""


def uproot():
    """The functions as they were. Of one that was changed twice the first is the right one, so it comes last."""
    sql = Sql(os.environ["DATABASE_OWNER_URL"])
    sql("set client_min_messages = warning")
    sql(PLANTED)
    sql("""
        do $uproot$
        declare
          former text;
        begin
          for former in select definition from simulation.planted order by place desc loop
            execute former;
          end loop;
          delete from simulation.planted;
        end
        $uproot$""")
    sql.close()


class Patch:
    """Texts of functions that are replaced by others."""

    def __init__(self, seed, *changes):
        self.seed, self.changes = seed, changes

    def into_database(self):
        sql = Sql(os.environ["DATABASE_OWNER_URL"])
        sql(PLANTED)
        for function, right, wrong in self.changes:
            sql(f"""
                do $plant$
                declare
                  definition constant text := pg_get_functiondef('{function}'::regproc);
                begin
                  insert into simulation.planted (definition) values (definition);
                  if position($text${right}$text$ in definition) = 0 then
                    raise exception '{function} has no such text';
                  end if;
                  execute replace(definition, $text${right}$text$, $text${wrong}$text$);
                end
                $plant$""")
        sql.close()

    def of_the_way(self):
        """What is done to the traffic of one seed."""


class Way:
    """A fault on the way: a new `make()` for each seed."""

    def __init__(self, seed, make):
        self.seed, self.make = seed, make

    def into_database(self):
        pass

    def of_the_way(self):
        return self.make()


class Untouched:
    def lost(self, traffic, proxy, request):
        pass

    def wrong_answer(self, traffic, proxy, request):
        pass

    def outgoing(self, traffic, proxy, request):
        return request

    def came(self, traffic, proxy, request, answer):
        pass


class ClaimsApart(Untouched):
    """A server that notes the number in a transaction of its own, before the one that writes."""

    def __init__(self):
        self.done, self.recent, self.claimed = {}, {}, set()

    def claim(self, request):
        """The answer to an operation that can't be claimed."""
        field = OPERATION.search(request.fields.get("sync-operation", ""))
        if not field:
            return None
        device, number, id = field[1], int(field[2]), field[3]
        done = self.done.get(device, 0)
        if number <= done and id in self.recent.get(device, ()):
            return answered(204, None, "\r\nSync-Repeated: ?1")
        if number != done + 1:
            code = "sequence-taken" if number <= done else "sequence-gap"
            return answered(409, {"type": f"/problems/{code}", "status": 409, "code": code, "done": done})
        self.done[device] = number
        self.recent.setdefault(device, []).append(id)
        return None

    def lost(self, traffic, proxy, request):
        self.claim(request)  # the server dies between both transactions

    def wrong_answer(self, traffic, proxy, request):
        return self.claim(request)

    def outgoing(self, traffic, proxy, request):
        if "sync-operation" not in request.fields:
            return request
        lines = [line for line in request.head.split(b"\r\n") if not line.lower().startswith(b"sync-operation:")]
        return Request(b"\r\n".join(lines), request.body)


class SetsByPosition(Untouched):
    """A server that knows a set by its exercise and its position there, as the device saw them."""

    def __init__(self):
        self.views = {}  # by proxy and draft: the ids of each exercise's sets

    def outgoing(self, traffic, proxy, request):
        path = SET.match(request.path)
        if not path:
            return request
        draft, id = path.groups()
        view = self.views.setdefault((proxy, draft), {})
        exercise = next((known for known, ids in view.items() if id in ids), None)
        exercise = exercise or json.loads(request.body or b"{}").get("exercise")
        ids = view.setdefault(exercise, [])
        place = ids.index(id) if id in ids else len(ids)
        if request.method == "DELETE" and id in ids:
            ids.remove(id)
        elif request.method == "PUT" and id not in ids:
            ids.append(id)
        present = self.present(proxy, draft, request).get(exercise, [])
        if place >= len(present) or present[place] == id:
            return request
        lines = [line for line in request.head.split(b"\r\n") if not line.lower().startswith(b"if-match:")]
        other = Request(b"\r\n".join(lines), request.body)
        other.path = f"/v1/drafts/{draft}/sets/{present[place]}"
        return other

    def present(self, proxy, draft, request):
        upstream = Upstream(proxy.server)
        try:
            lines = [f"GET /v1/drafts/{draft} HTTP/1.1"]
            lines += [f"{name}: {request.fields[name]}" for name in WHO if name in request.fields]
            answer = upstream.exchange("\r\n".join(lines).encode() + b"\r\n\r\n")
            return sets_of(json.loads(answer.body)) if answer.status == 200 else {}
        except (OSError, Gone):
            return {}
        finally:
            upstream.close()

    def came(self, traffic, proxy, request, answer):
        if request.path.startswith("/v1/sync?") and answer.status == 200:
            for item in json.loads(answer.body)["items"]:
                if item["kind"] == "draft" and "value" in item:
                    self.views[proxy, item["id"]] = sets_of(item["value"])
        draft = DRAFT.match(request.path)
        if draft and request.method == "GET" and answer.status == 200:
            self.views[proxy, draft[1]] = sets_of(json.loads(answer.body))


def sets_of(draft):
    return {entry["id"]: [one["id"] for one in entry.get("sets") or []] for entry in draft.get("exercises") or []}


PLANTS = {
    # The version that goes into the cursor is read in a later snapshot than the rows, on a machine that is slow there.
    "cursor-read-after-the-rows": Patch(
        1,
        ("app.sync_page", " STABLE ", " VOLATILE "),
        ("app.sync_page", "  return json_build_object(\n    'cursor',\n", """
  perform pg_sleep(0.004);
  select own.version
    into counter
    from app.lifter_versions as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id();
  counter := coalesce(counter, 0);
  return json_build_object(
    'cursor',
""")),
    "tombstones-without-order": Patch(
        1,
        ("app.sync_page", "case when taken.value is null\n", "case when taken.value is null or taken.is_tombstone\n"),
        ("app.sync_page", "             order by taken.row_num)\n", "             order by taken.is_tombstone, taken.row_num)\n"),
        ("app.sync_page", "filter (where taken.value is null or not taken.is_tombstone)", "filter (where true)")),
    # A repetition is known only when it writes, behind the comparison of versions.
    "if-match-before-the-claim": Patch(
        5,
        ("app.claim_operation", "raise exception 'operation-done' using errcode = 'MM208';",
         "perform set_config('app.operation_repeats', 'on', true); return;"),
        ("app.change_version", "begin\n", """begin
  if current_setting('app.operation_repeats', true) = 'on' then
    raise exception 'operation-done' using errcode = 'MM208';
  end if;
""")),
    "claim-outside-the-transaction": Way(1, ClaimsApart),
    "set-by-position": Way(2, SetsByPosition),
    "key-forgotten-after-a-day": Patch(
        8,
        ("app.claim_operation", "known.done := coalesce(known.done, 0);",
         "known.done := case when known.seen_at < now() - interval '1 day' then number - 1 else coalesce(known.done, 0) end;")),
    "no-tombstone-check": Patch(
        1, ("app.is_made_again", "return app.wants_new()", "return true or app.wants_new()")),
    # What reads, as a hint does, is let in after the session's end.
    "hint-without-sign-in": Patch(
        1,
        ("auth.begin_session", "and s.expires_at > now()",
         "and (s.expires_at > now() or coalesce(current_setting('app.request_id', true), '') = '')")),
}
