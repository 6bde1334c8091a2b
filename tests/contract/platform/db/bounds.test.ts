import { randomBytes } from 'node:crypto'
import { is, type Struct } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CredentialId } from '#contract/account/auth/passkey-ceremony.ts'
import { subscribePush } from '#contract/account/push/subscribe-push.ts'
import { landingPages, Rate } from '#contract/agents/links/agent-link.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { setLinkPostback } from '#contract/agents/postbacks/set-link-postback.ts'
import { IssueId } from '#contract/play/draws/draw.ts'
import { ClientSeed } from '#contract/play/fairness/seed-pair.ts'
import { sendTableMessage } from '#contract/play/tables/send-table-message.ts'
import { rowLength } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { applyForPromotion } from '#contract/rewards/promotions/apply-for-promotion.ts'
import { promoWin } from '#contract/vendor/calls/prizes.ts'
import { VendorId } from '#contract/vendor/scalars.ts'
import { ticketPlaces } from '#games/bingo/shared.ts'
import { seatPlaces } from '#games/blackjack/seats.ts'
import { lotteries } from '#games/lottery/lotteries.ts'
import { riskName } from '#games/lottery/risks.ts'
import { crashPlaces } from '#games/tables/bet-limits.ts'
import { tables } from '#games/tables/tables.ts'
import { mostAbove } from '#gateway/account/members/agent-links.ts'
import { depositMethodSetting } from '#gateway/money/deposits/deposit-methods.ts'
import { ShortName } from '#gateway/operator-values.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { Reason } from '#gateway/play/draws/correct.ts'
import { BonusTermsStruct } from '#gateway/rewards/bonuses/terms.ts'
import { jackpotSetting } from '#gateway/rewards/jackpot/setting.ts'
import { MissionFileStruct } from '#gateway/rewards/missions/mission-files.ts'
import { ReferralFileStruct } from '#gateway/rewards/referral/rules.ts'
import { AnnouncementFileStruct } from '#gateway/site/news/news-files.ts'
import { derivedReference, newToken } from '#gateway/tokens.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'

type Value = string | number
/** What TypeScript says of a value of a column, and the values on both sides of its bounds. */
interface Bound {
  readonly allows: (value: Value) => boolean
  readonly values: readonly Value[]
}

const by = (struct: unknown, ...values: Value[]): Bound => ({
  allows: (value) => is(value, struct as Struct<unknown, unknown>),
  values,
})
/** Values that only the gateway makes, and that all must be allowed. */
const made = (...values: Value[]): Bound => ({ allows: () => true, values })
const field = ({ schema }: { readonly schema: unknown }, name: string) => (schema as Record<string, unknown>)[name]
const upTo = (most: number) => [-1, 0, 1, most, most + 1]

const names = ['', 'a', 'a'.repeat(40), 'a'.repeat(41), 'a-9', 'A', 'a b', 'é']
const name = by(ShortName, ...names)
/** Bytes that a client writes in base64url, with one less and one more than there are. */
const bytes = (struct: unknown, length: number): Bound => ({
  allows: (hex) =>
    is(Buffer.from(String(hex).slice(2), 'hex').toString('base64url'), struct as Struct<unknown, unknown>),
  values: [length - 1, length, length + 1].map((count) => `\\x${'00'.repeat(count)}`),
})
const vendorIds = ['', 'a', 'a'.repeat(64), 'a'.repeat(65), 'A-9_z', 'a b', 'é']
const rate = by(Rate, ...upTo(10_000))
const reference = made(derivedReference('order', 1n, 'key'))
const file = made(randomBytes(16).toString('hex'))
const link = createAgentLink.request
const mission = MissionFileStruct.schema.missions.schema
const { shape, fallback } = depositMethodSetting
const isFee = (feeBasisPoints: Value) => is({ ...fallback, pix: { ...fallback.pix, feeBasisPoints } }, shape)

/** Lengths, patterns and limits that a CHECK and TypeScript have. A new one comes here, or to {@link onlyInDatabase}. */
const bounds: Readonly<Record<string, Bound>> = {
  'agent_line.depth': { allows: (depth) => Number(depth) <= mostAbove, values: [0, mostAbove, mostAbove + 1] },
  'agent_link.name': by(field(link, 'name'), 'a', 'é'.repeat(40), 'a'.repeat(41)),
  'agent_link.page': made(...landingPages),
  'agent_link.rate': rate,
  'announcement.code': by(AnnouncementFileStruct.schema.id, '', 'a', 'a'.repeat(60), 'a'.repeat(61), 'A', 'a_b'),
  'announcement.target': {
    allows: (target) => target === 'newcomers' || is(String(target).replace('promotion ', ''), ShortName),
    values: ['newcomers', ...names.map((text) => `promotion ${text}`)],
  },
  'bonus_entry.weight': by(field(BonusTermsStruct.schema.weights, 'default'), ...upTo(100)),
  'bonus_offer.name': name,
  'contract_request.rate': rate,
  'deposit.fee_basis_points': { allows: isFee, values: upTo(9_999) },
  'deposit_return.reference': reference,
  'free_offer.name': name,
  'identity_check.reference': file,
  'game.cycle': made(0, 2500, 60_000),
  'game_table.table_id': made(...tables.map(({ id }) => id)),
  'jackpot_pot.share': {
    allows: (share) => is({ ...jackpotSetting.fallback, share }, jackpotSetting.shape),
    values: upTo(1_000),
  },
  'line_rebate.rate': rate,
  'line_rebate_payment.rate': rate,
  'line_transfer.reference': reference,
  'link_postback.url': by(
    field(setLinkPostback.request, 'url'),
    `https://${'a'.repeat(492)}`,
    `https://${'a'.repeat(493)}`,
  ),
  'member_reward.comment': by(field(applyForPromotion.request, 'comment'), '', 'é'.repeat(140), 'a'.repeat(141)),
  'mission.claim_days': by(mission.schema.claimDays, ...upTo(90)),
  'mission.code': name,
  'mission_set.season': name,
  'passkey.credential_id': {
    allows: (hex) => is(Buffer.from(String(hex).slice(2), 'hex').toString('base64url'), CredentialId),
    values: ['\\x', '\\x00', `\\x${'00'.repeat(1023)}`, `\\x${'00'.repeat(1024)}`],
  },
  'promotion.name': name,
  'push_subscription.auth': bytes(field(subscribePush.request, 'auth'), 16),
  'push_subscription.endpoint': by(
    field(subscribePush.request, 'endpoint'),
    `https://${'a'.repeat(992)}`,
    `https://${'a'.repeat(993)}`,
  ),
  'push_subscription.p256dh': bytes(field(subscribePush.request, 'p256dh'), 65),
  'raffle.name': name,
  'rebate.rate': rate,
  'red_envelope.name': name,
  'referral_rule.days': by(ReferralFileStruct.schema.days, ...upTo(365)),
  'sign_in_plan.rewards': {
    allows: (rewards) => JSON.parse(String(rewards)).length === rowLength,
    values: [rowLength - 1, rowLength, rowLength + 1].map((length) => JSON.stringify(Array(length).fill(1))),
  },
  'lottery_bet.play': made(...lotteries.flatMap(({ game }) => game.plays('2026-11-30').map(({ code }) => code))),
  'lottery_bet.prize_group': made(...lotteries.flatMap(({ terms: { groups } }) => [groups.least, groups.most])),
  'lottery_correction.reason': by(Reason, '', 'a', 'é'.repeat(100), 'a'.repeat(101)),
  'lottery_draw.issue': by(IssueId, '20261121-0001', '2026112-0001', '20261121-001', 'a'),
  'lottery_draw.lottery': made(...lotteries.map(({ id }) => id)),
  'lottery_number_sum.number': made(
    // One of each length.
    ...new Map(
      lotteries.flatMap(({ game }) =>
        game
          .plays('2026-11-30')
          .flatMap(({ board, risks }) => risks?.(board.map(({ options }) => options)) ?? [])
          .map((risk): [number, string] => [riskName(risk).length, riskName(risk)]),
      ),
    ).values(),
  ),
  'table_author.author_key': made(newToken().slice(0, 16)),
  'table_bet.place': made(
    ...tables.flatMap((table) =>
      table.kind === 'places' ? table.game.places : [...crashPlaces, ...ticketPlaces, ...seatPlaces],
    ),
  ),
  'table_seat.place': made(0, 6),
  'table_message.text': by(field(sendTableMessage.request, 'text'), '', 'a', 'é'.repeat(200), 'a'.repeat(201)),
  'seed_pair.client_seed': by(ClientSeed, '', 'a', 'a'.repeat(64), 'a'.repeat(65), 'a:b', 'a b', 'é', '!~'),
  'tournament.name': name,
  'upload.reference': file,
  'vendor_game.cycle': made(0, 2500, 60_000),
  'vendor_game.game_id': by(VendorId, ...vendorIds),
  'vendor_game.hit_frequency': made(0, 2512, 10_000),
  'vendor_game.rtp': made(0, 9600, 10_000),
  'vendor_key.id': by(VendorId, ...vendorIds),
  'vendor_key.public_key': made('-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'),
  'vendor_key.secret': made(newToken()),
  'vendor_link.url': made('https://games.example', 'http://127.0.0.1:4322'),
  'vendor_player.player_id': by(VendorId, newToken(), ...vendorIds),
  'vendor_transfer.reference': reference,
  'wager.note': by(field(promoWin.request, 'promotion'), 'a', 'é'.repeat(100), 'a'.repeat(101)),
  'withdrawal.reference': reference,
}

/** Shapes of what the database or one function of TypeScript makes, and no one types in. */
const onlyInDatabase = [
  'agent_link_salt.salt',
  'agent_link_visitor.visitor',
  'cash_back.rate',
  'computation.progress',
  'jackpot_pot.seed',
  'jackpot_pot.seed_hash',
  'ledger_account.currency',
  'ledger_account.shard',
  'member.cpf',
  'member_reward.answer',
  'raffle.seed',
  'raffle.seed_hash',
  'seed_pair.commitment',
  'table_chain.head',
  'table_chain.public_seed',
  'lottery_draw.commitment',
  'table_round.commitment',
  'withdrawal.rate',
]

/** A column with its checks, all of which must hold. */
interface Checked {
  readonly name: string
  readonly column: string
  readonly type: string
  readonly check: string
}

let database: Database
let checked: readonly Checked[]
beforeAll(async () => {
  database = await memoryDatabase()
  const all = await rowsAs<Checked>(
    database,
    `SELECT c.conrelid::regclass || '.' || a.attname AS name, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
       string_agg(pg_get_expr(c.conbin, c.conrelid), ' AND ') AS check
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'c' AND c.connamespace = 'public'::regnamespace AND cardinality(c.conkey) = 1 GROUP BY 1, 2, 3`,
  )
  checked = all.filter(({ check }) => /~ '|<= \d|length\(/.test(check))
})
afterAll(() => database.close())

test('a column has the same bounds in the database and in TypeScript', async () => {
  const found: Record<string, unknown> = {}
  const wanted: Record<string, unknown> = {}
  for (const [key, { allows, values }] of Object.entries(bounds)) {
    const { column = '', type = '', check = '' } = checked.find((one) => one.name === key) ?? {}
    const rows = await rowsAs<{ ok: boolean }>(
      database,
      `SELECT ${check} AS ok FROM (SELECT value::${type} AS ${column}
         FROM jsonb_array_elements_text(:values::text::jsonb) WITH ORDINALITY v (value, place) ORDER BY place) v`,
      { values: JSON.stringify(values) },
    )
    found[key] = rows.map(({ ok }, place) => [values[place], ok])
    wanted[key] = values.map((value) => [value, allows(value)])
  }
  expect(found).toEqual(wanted)
})

test('each bound of a column is compared, or known to the database alone', () => {
  expect(checked.map((one) => one.name).toSorted()).toEqual([...Object.keys(bounds), ...onlyInDatabase].toSorted())
})
