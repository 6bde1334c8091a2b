import { CallError } from '#api/errors.ts'

/** The code of a refusal. Anything else is thrown again: nothing is known of it. */
export function refusalOf(thrown: unknown): string {
  if (thrown instanceof CallError && thrown.fault.kind === 'refused') return thrown.fault.code
  throw thrown
}

const logins: Readonly<Record<string, string>> = {
  login_failed: 'the account or the password is wrong',
  not_a_member: 'it is an agent’s account; --member needs a member’s',
  verification_required: 'its login has a second step; take an account without one',
}

/** Why a member cannot log in, in words. */
export const loginObstacle = (code: string, username: string): string =>
  `The account ${username} cannot log in: ${wordsFor(logins, code)}`

const launches: Readonly<Record<string, string>> = {
  game_not_found: '--game is the number of a game of this vendor in the catalogue',
  trial_not_supported: 'the game has no play money',
  real_account_required: 'the account has play money only; --member needs a member with real money',
  play_blocked: 'the member has paused or is excluded',
  limits_missing: 'the law asks for limits that the member has not set; set them high at the site',
}

/** Why the platform does not open the game, in words. */
export function launchObstacle(
  code: string,
  { nodeId, vendorUrl }: { readonly nodeId: number; readonly vendorUrl: string },
): string {
  if (code !== 'game_maintenance') return `The platform does not open the game ${nodeId}: ${wordsFor(launches, code)}`
  return `The platform has paused the vendor or its game (game_maintenance). It asks \`health\` again every 20 seconds, and the \
check, which stands in for the vendor at ${vendorUrl}, has waited for that: is this the address that the operator has \
connected, and is the game open?`
}

const wordsFor = (words: Readonly<Record<string, string>>, code: string) =>
  code in words ? `${words[code]} (${code})` : code
