import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call, Problem } from '../kit/api.js';
import { stamp } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { linkLine, nameOf, paged, person, sheet } from './parts.js';
import { conversation } from './conversation.js';

/** @typedef {import('../types/api').Conversation} Conversation */
/** @typedef {import('../types/api').ConversationPage} ConversationPage */
/** @typedef {import('../types/api').Coach} Coach */

/** @type {import('../kit/router.js').Screen<{ talks: ConversationPage, coaches: Coach[] }>} */
export const messages = {
  path: '/own/messages',
  title: () => t('names.messages'),
  needs: { module: 'coaching', role: 'lifter' },
  more: { group: 'coaching', icon: 'message' },
  hints: ['notices'],
  load: async () => {
    const [talks, coaches] = await Promise.all([call('GET /v1/conversations'), myCoaches()]);
    return { talks, coaches };
  },
  show: ({ talks, coaches }) => {
    const known = new Set(talks.items.map((talk) => talk.partner.id));
    const others = coaches.filter((coach) => !known.has(coach.id));
    return [
      sheet(
        t('own.conversations'),
        talks.items.length === 0
          ? [empty(t('own.noMessages'), coaches.length > 0 ? t('own.noMessagesText') : t('own.noMessagesAlone'))]
          : paged(
              talks,
              (after) => call('GET /v1/conversations', { query: { after } }),
              (talk) => [talkRow(talk)],
              'lines links plain',
            ),
      ),
      others.length > 0 &&
        sheet(t('own.writeTo'), [
          h(
            'ul',
            { class: 'lines links plain' },
            others.map((coach) => linkLine(`/own/messages/${coach.id}`, person(coach))),
          ),
        ]),
    ];
  },
};

/** Where the tenant coaches nobody, or the role has no coach, there is just none. */
async function myCoaches() {
  try {
    return (await call('GET /v1/coaches', { query: { limit: 100 } })).items;
  } catch (error) {
    if (error instanceof Problem && (error.status === 404 || error.status === 403)) return [];
    throw error;
  }
}

/** @param {Conversation} talk */
function talkRow(talk) {
  const latest = talk.latest;
  const text = latest?.is_deleted ? t('talk.deleted') : latest?.text;
  return linkLine(
    `/own/messages/${talk.partner.id}`,
    person(talk.partner),
    latest && [latest.is_mine && `${t('talk.you')}: `, h('span', { translate: 'no' }, text)],
    h(
      'span',
      { class: 'end quiet' },
      latest && stamp(latest.created_at),
      ' ',
      talk.unread > 0 && h('span', { class: 'count' }, `${talk.unread}`, h('span', { class: 'said' }, ` ${t('own.unread')}`)),
    ),
  );
}

/** @type {import('../kit/router.js').Screen<{ account: string, talk: Conversation | undefined, page: import('../types/api').DirectMessagePage, coaches: Coach[] }>} */
export const oneConversation = {
  path: '/own/messages/{account}',
  title: (data) => (data ? nameOf(data.talk?.partner ?? data.coaches.find((coach) => coach.id === data.account)) : t('names.messages')),
  needs: { module: 'coaching', role: 'lifter' },
  crumb: () => ({ path: '/own/messages', text: t('names.messages') }),
  load: async ({ params: { account } }) => {
    const [talks, page, coaches] = await Promise.all([
      call('GET /v1/conversations', { query: { limit: 100 } }),
      call('GET /v1/conversations/{account}/messages', { path: { account }, query: { limit: 50 } }),
      myCoaches(),
    ]);
    return { account, page, coaches, talk: talks.items.find((talk) => talk.partner.id === account) };
  },
  show: ({ account, talk, page, coaches }) => {
    const partner = talk?.partner ?? coaches.find((coach) => coach.id === account);
    return [conversation({ account, partner: partner ?? {}, page, canWrite: talk?.can_write ?? partner !== undefined })];
  },
};
