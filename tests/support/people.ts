import { freePlay } from '#contract/account/auth/free-play.ts'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { solution } from '#tests/support/challenge.ts'
import type { Sending, TestGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** A registered member with an open session. */
export interface Person {
  readonly username: string
  readonly password: string
  readonly token: string
}

let people = 0

/** A request that every rule accepts; the name is new each time. */
export function registration(changed: Record<string, unknown> = {}) {
  people += 1
  const username = `player${process.pid}x${people}`.slice(-16).replace(/^[^a-z]+/, 'p')
  const password = 'araras-voam-longe'
  return {
    username,
    password,
    confirmPassword: password,
    terms: true,
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'http://127.0.0.1/register/',
    domain: '127.0.0.1',
    ...changed,
  }
}

/** Opens an account by the call that everybody uses. */
export async function registerMember(gateway: TestGateway, sending: Sending = {}): Promise<Person> {
  const request = registration(gateway.deps.config.challenge === 'none' ? {} : await solution(gateway))
  const { token } = (await gateway.call(register, request, sending)).value()
  return { username: request.username, password: request.password, token }
}

/** Answers the token of a new session. */
export async function logIn(
  gateway: TestGateway,
  person: Pick<Person, 'username' | 'password'>,
  portal: 'member' | 'agent' = 'member',
): Promise<string> {
  const { username, password } = person
  return (await gateway.call(login, { username, password, type: 'username', portal })).value().token
}

/** A new trial user's token. */
export async function trialUser(gateway: TestGateway): Promise<string> {
  return (await gateway.call(freePlay, { platform: 'W' })).value().token
}

/**
 * A member with money, paid in by the sandbox provider.
 *
 * @param amount minor units of BRL
 */
export async function fundedMember(gateway: TestGateway, amount: bigint): Promise<Person> {
  const person = await registerMember(gateway)
  await payIn(gateway, person.token, amount)
  return person
}

/** Pays in by the sandbox provider. @param amount minor units of BRL */
export async function payIn(gateway: TestGateway, token: string, amount: bigint): Promise<void> {
  const order = { method: 'pix', amount, currency: 'BRL' }
  const deposit = (await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })).value()
  ;(await gateway.call(paySandbox, { payload: deposit.payload })).value()
}

/** The token of a launched game; 1001 is a game of our own engine. Needs a seeded gateway. */
export async function launch(
  gateway: TestGateway,
  token: string,
  mode: 'real' | 'trial' = 'real',
  nodeId = 1001,
): Promise<string> {
  return (await gateway.call(launchGame, { nodeId, mode, language: 'pt' }, { token })).value().gameToken
}

/** The owner of a session or game. */
export async function memberOf(gateway: TestGateway, token: string): Promise<bigint> {
  const [row] = await rowsAs<{ member_id: bigint }>(
    gateway.deps.database,
    `SELECT s.member_id FROM session s LEFT JOIN game_session g ON g.session_id = s.id
     WHERE sha256(convert_to(:token, 'UTF8')) IN (s.token_hash, g.token_hash)`,
    { token },
  )
  if (!row) throw new Error('The token is nobody’s')
  return row.member_id
}
