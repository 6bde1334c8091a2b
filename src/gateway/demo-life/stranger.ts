import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { getChallenge } from '#contract/account/auth/get-challenge.ts'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { register } from '#contract/account/auth/register.ts'
import { countLinkClick } from '#contract/agents/links/count-link-click.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { cpfFrom } from '#lib/tax-number.ts'
import type { Acts } from './acts.ts'
import type { Client } from './client.ts'
import type { DemoPerson } from './people.ts'
import { between, habitsAt, type Random } from './usual-evening.ts'

/** The link of the demonstration's agent. */
const code = 'rafael26'

interface Visitor {
  readonly client: Client
  readonly random: Random
  /** Who the visitor becomes; undefined if they only look. */
  readonly person: DemoPerson | undefined
  /** Called once the account is open. */
  readonly joined: (person: DemoPerson) => void
}

/** Somebody follows the link of an agent, and may open an account. */
export async function* stranger({ client, random, person, joined }: Visitor): Acts {
  await client(countLinkClick, { code })
  if (!person) return
  yield between(random, 20, 60)
  const rules = await client(getRegisterRules, {})
  const proof = await solved(client)
  // The form is filled in.
  yield between(random, 20, 70)
  const site = { registerMethod: 'WEB', registerUrl: '/register/', domain: 'localhost' } as const
  const form = {
    ...{ username: person.account, password: demoPassword, confirmPassword: demoPassword },
    ...{ affiliateCode: code, terms: true, login: true as const, ...site, ...proof, ...personal(rules.fields, random) },
    ...(rules.limits && { limits: rules.limits.asked.map((key) => ({ ...key, amount: limitOf(key.kind) })) }),
  }
  const { token } = await client(register, form)
  joined(person)
  yield between(random, 5, 20)
  await client(logout, {}, { token })
}

type Fields = Readonly<Record<string, { readonly enabled: boolean; readonly required: boolean }>>

/** What a market may ask for: an adult's birthday, and a tax number. */
function personal({ birthday, idNumber }: Fields, random: Random): { birthday?: string; idNumber?: string } {
  const born = `${between(random, 1962, 2004)}-0${between(random, 1, 9)}-1${between(random, 0, 9)}`
  const digits = Array.from({ length: 9 }, () => between(random, 0, 9)).join('')
  return {
    ...(birthday?.enabled && birthday.required && { birthday: born }),
    ...(idNumber?.enabled && idNumber.required && { idNumber: cpfFrom(digits) }),
  }
}

/** Minor units, or minutes. */
function limitOf(kind: string): bigint {
  const { dayLoss, dayMinutes } = habitsAt(0)
  return kind === 'time' ? BigInt(dayMinutes) : dayLoss * 10n
}

/** The solution of the challenge before a registration, as the site sends it; nothing if there is none. */
async function solved(client: Client): Promise<{ challenge?: string }> {
  const { challenge } = await client(getChallenge, {})
  if (!challenge) return {}
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return { challenge: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
}
