import type { CallDefinition } from '#contract/define-call.ts'

// The meaning of request fields. A field that is missing here fails the matrix test.

/** Fields that name data of one member. Other members must not learn from them whether the data exist. */
const names = [
  'accountId',
  'addressId',
  'bonusId',
  'checkId',
  'claimId',
  'cursor',
  'deliveryId',
  'depositId',
  'downline',
  'freeRoundsId',
  'linkId',
  'messageId',
  'passkeyId',
  'pictures',
  'proofs',
  'rebateId',
  'receiver',
  'requestId',
  'roundId',
  'sessionId',
  'statementId',
  'missionId',
  'transactionId',
  'uploadId',
  'withdrawalId',
]

/** Fields that prove a right by themselves: anybody who knows the value may use it, as with the link in a mail. */
const proofs = [
  'attestationObject',
  'auth',
  'authenticatorData',
  'captcha',
  'captchaId',
  'challenge',
  'clientDataJSON',
  'code',
  'credentialId',
  'endpoint',
  'firebaseIdToken',
  'p256dh',
  'payload',
  'signature',
  'token',
  'userHandle',
  'verificationCode',
  'verificationId',
]

/** Knowledge and wishes of the caller, and data that everybody shares: amounts, games, filters, facts of a person. */
const plain = [
  ...['newPassword', 'newWithdrawPassword', 'oldPassword', 'oldWithdrawPassword', 'password', 'paymentPassword'],
  ...['confirmNewPassword', 'confirmPassword', 'withdrawPassword', 'username'],
  ...['address', 'birthday', 'email', 'facebook', 'idNumber', 'line', 'nationality', 'nickname', 'occupation'],
  ...[
    'account',
    'bank',
    'branch',
    'payeeName',
    'pixKey',
    'qqNum',
    'sourceOfIncome',
    'telegram',
    'value',
    'wechat',
    'whatsapp',
    'zalo',
  ],
  ...['countryDialingCode', 'mobileNo', 'mobileNum', 'contact', 'content', 'questionType'],
  // Bounds of a caller's own bets: they need not exist.
  ...['firstBetId', 'lastBetId'],
  ...['affiliateCode', 'recommenderId', 'referralCode', 'domain', 'registerUrl', 'backUrl'],
  // Choices in a game, and how many decisions of a round the player has seen.
  ...['at', 'choice', 'clientSeed', 'decision'],
  ...['amount', 'bonus', 'comment', 'currency', 'promotionId', 'stake', 'hours', 'minutes', 'months'],
  'maxUses',
  // Bets on draws of lotteries.
  ...['before', 'betId', 'chaseId', 'group', 'issue', 'mode', 'multiple', 'play'],
  // Bets at shared tables, and messages there.
  ...['authorKey', 'number', 'place', 'seat', 'target', 'text'],
  // Addresses of postbacks.
  'url',
  // Goods and delivery addresses.
  ...['city', 'more', 'name', 'phone', 'points', 'postalCode', 'region', 'rewardId', 'street'],
  // Terms of a contract.
  ...['active', 'deposit', 'minimumActive', 'percent', 'pnl', 'rate', 'validBet'],
  // Data that everybody with a currency may read.
  ...['envelopeId', 'raffleId', 'tournamentId'],
  ...['gameClassify', 'gameCode', 'gameName', 'nodeId', 'vassalage', 'vendor', 'merchant', 'merchantCode'],
  ...[
    'lang',
    'language',
    'limitNum',
    'os',
    'page',
    'pageNo',
    'pageSize',
    'prefix',
    'search',
    'to',
    'transports',
    'types',
  ],
]

/** Kinds of values of which the contract itself lists all, or which are times: they can name nothing of a member. */
const closed = ['enums', 'literal', 'boolean', 'day', 'instant']

/** The parts of a struct that the matrix reads. Superstruct keeps the kind through `optional`, `size` and `pattern`. */
interface Shape {
  readonly type: string
  readonly schema: unknown
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && 'schema' in value

interface Field {
  readonly name: string
  readonly kind: string
}

/** The fields of a request at every depth, by their own names. */
function fieldsOf(shape: Shape, name = ''): Field[] {
  const { type, schema } = shape
  if ((type === 'object' || type === 'type') && typeof schema === 'object' && schema !== null)
    return Object.entries(schema).flatMap(([field, inner]) => (isShape(inner) ? fieldsOf(inner, field) : []))
  if (type === 'byKind' && Array.isArray(schema)) return schema.filter(isShape).flatMap((kind) => fieldsOf(kind))
  if (type === 'array' && isShape(schema)) return fieldsOf(schema, name)
  return [{ name, kind: type }]
}

const open = ({ request }: Pick<CallDefinition, 'request'>) =>
  fieldsOf(request as Shape).filter(({ kind }) => !closed.includes(kind))

/** Fields of a request that no list describes. */
export const unlisted = (call: Pick<CallDefinition, 'request'>): string[] =>
  open(call)
    .map(({ name }) => name)
    .filter((name) => ![...names, ...proofs, ...plain].includes(name))

/** Fields of a request that name data of one member. */
export const namesIn = (call: Pick<CallDefinition, 'request'>): string[] =>
  open(call)
    .map(({ name }) => name)
    .filter((name) => names.includes(name))

/** Fields that are in several lists, or in no request any more. */
export function superfluous(calls: readonly Pick<CallDefinition, 'request'>[]): string[] {
  const listed = [...names, ...proofs, ...plain]
  const known = new Set(calls.flatMap((call) => open(call).map(({ name }) => name)))
  return listed.filter((name, index) => !known.has(name) || listed.indexOf(name) !== index)
}

/** A value of the same form that names nothing. */
export function absentLike(value: string): string {
  // Ids count up in ranges of a thousand million, of which tests use the beginning (`owner.ts`).
  if (/^\d+$/.test(value)) return String(BigInt(value) + 500_000_000n)
  if (/^[0-9a-f]{8}-/.test(value)) return crypto.randomUUID()
  const bytes = Buffer.from(value, 'base64url')
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes.length))).toString('base64url')
}
