import type { RoundClaim } from '#games/fairness/verify.ts'
import { type InstantName, isInstantName } from '#games/instants/names.ts'
import { loadTheme } from '#games/slots/load-theme.ts'
import { isThemeId } from '#games/slots/types.ts'
import { isSharedName, type SharedName } from '#games/tables/names.ts'
import { parseAmount } from '#lib/money.ts'

/** A field of the form that can be wrong. */
export type TypedField = 'serverSeed' | 'clientSeed' | 'commitment' | 'nonce' | 'stake' | 'choice' | 'decisions'

/** No table has a limit above this; a typed round is not held against one. */
const noLimit = '9'.repeat(18)

/**
 * The round that somebody typed, or the fields that are wrong.
 *
 * @param currency of the stake
 * @throws TypeError if the theme's script does not arrive
 */
export async function typedRound(form: HTMLFormElement, currency: string): Promise<RoundClaim | readonly TypedField[]> {
  const fields = new FormData(form)
  const text = (name: TypedField | 'game') => String(fields.get(name) ?? '').trim()
  // In the order of the form, so that the first one gets the focus.
  const wrong: TypedField[] = []
  // Seeds are taken as they are, since a blank in them counts; those around them come from pasting.
  const [serverSeed, clientSeed, nonce] = [text('serverSeed'), text('clientSeed'), text('nonce')]
  if (!/^\d{1,15}$/.test(nonce)) wrong.push('nonce')
  if (serverSeed === '') wrong.push('serverSeed')
  if (clientSeed === '') wrong.push('clientSeed')
  const commitment = text('commitment').toLowerCase()
  if (!/^([0-9a-f]{64})?$/.test(commitment)) wrong.push('commitment')
  const seed = { serverSeed, clientSeed, nonce: Number(nonce), ...(commitment !== '' && { commitment }) }
  const game = text('game')
  const shared = sharedOf(game)
  // Nobody needs a bet to see what a table came to.
  if (shared)
    return wrong.length > 0
      ? wrong
      : { engine: 'tables', game: shared, ...seed, round: { stake: '0', table: tableOf(shared, clientSeed), bets: [] } }
  const stake = parseAmount(text('stake'), currency) ?? 0n
  if (stake <= 0n) wrong.push('stake')
  if (isThemeId(game)) {
    if (wrong.length > 0) return wrong
    const { version } = await loadTheme(game)
    return { engine: 'slots', game, ...seed, round: { stake: stake.toString(), version } }
  }
  const choice = parsed(text('choice') || 'null')
  const decisions = parsed(text('decisions') || '[]')
  if (choice === undefined) wrong.push('choice')
  if (!Array.isArray(decisions)) wrong.push('decisions')
  if (wrong.length > 0 || !isInstantName(game)) return wrong
  const round = { stake: stake.toString(), choice, mostWin: noLimit, decisions }
  return { engine: 'instants', game: game satisfies InstantName, ...seed, round }
}

/** The game of an option of the form: the same game is also played alone, so shared tables have a mark. */
function sharedOf(option: string): SharedName | undefined {
  const name = option.startsWith('shared-') ? option.slice('shared-'.length) : undefined
  return isSharedName(name) ? name : undefined
}

/** The public seed of a round is the name of its table; that of crash belongs to the chain, and says nothing of the table. */
const tableOf = (game: SharedName, clientSeed: string) => (game === 'crash' ? '' : clientSeed)

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
