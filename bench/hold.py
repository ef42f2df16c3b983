"""Holds idle connections open: hold.py HOST PORT COUNT. Prints a line when all are open; when its input ends, it
prints how many the server still holds."""

import asyncio
import resource
import sys


async def hold(host, port, count):
    request = f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    limit = asyncio.Semaphore(200)

    async def open_one():
        async with limit:
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(request)
            await reader.readuntil(b"\r\n\r\nok\n")
            return reader, writer

    held = await asyncio.gather(*(open_one() for _ in range(count)))
    print("held", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(sum(not reader.at_eof() for reader, _ in held), flush=True)


hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
asyncio.run(hold(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
