import { base64urlnopad } from '@scure/base'
import { isInstantName } from '#games/instants/names.ts'
import { isLotteryType } from '#games/lottery/type-names.ts'
import { isThemeId } from '#games/slots/types.ts'
import { isSharedName } from '#games/tables/names.ts'
import { type Receipt, readReceipt } from './receipt.ts'
import { proofStructs, proofVersion, type RoundProof } from './wire.ts'

/** Why a text is no proof. */
export type ProofFault =
  | {
      readonly code: 'empty' | 'too_long' | 'not_json' | 'no_object' | 'unknown_engine' | 'other_version' | 'no_receipt'
    }
  | { readonly code: 'unknown_game'; readonly game: string }
  | { readonly code: 'missing' | 'malformed'; readonly field: string }

/** A proof, perhaps with the receipt of its round; or a receipt alone, before the seed is revealed. */
export type ReadProof =
  | { readonly proof: RoundProof; readonly receipt?: Receipt }
  | { readonly receipt: Receipt }
  | { readonly fault: ProofFault }

/** Characters of the longest text that is read. A proof has some thousands. */
export const longestProof = 500_000

/** Reads a pasted or loaded proof or receipt. Blanks around it do not matter. */
export function readProof(text: string): ReadProof {
  // Some editors write a mark of the byte order before a file.
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return { fault: { code: 'empty' } }
  if (trimmed.length > longestProof) return { fault: { code: 'too_long' } }
  try {
    return readValue(JSON.parse(trimmed))
  } catch {
    return { fault: { code: 'not_json' } }
  }
}

function readValue(value: unknown): ReadProof {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: { code: 'no_object' } }
  if (!('receipt' in value)) return checkProof(value)
  const { receipt: text, ...claimed } = value
  const receipt = typeof text === 'string' ? readReceipt(text) : undefined
  if (!receipt) return { fault: { code: 'no_receipt' } }
  if (Object.keys(claimed).length === 0) return { receipt }
  const read = checkProof(claimed)
  return 'fault' in read ? read : { ...read, receipt }
}

/** Whether a game is one of an engine. */
const isGame: Readonly<Record<RoundProof['engine'], (game: string) => boolean>> = {
  instants: isInstantName,
  slots: isThemeId,
  tables: isSharedName,
  draws: isLotteryType,
}

const isEngine = (engine: unknown): engine is RoundProof['engine'] =>
  typeof engine === 'string' && Object.hasOwn(isGame, engine)

function checkProof(value: object): { readonly proof: RoundProof } | { readonly fault: ProofFault } {
  const { version, engine, game } = value as Readonly<Record<string, unknown>>
  for (const [field, found] of Object.entries({ version, engine, game }))
    if (found === undefined) return { fault: { code: 'missing', field } }
  if (version !== proofVersion) return { fault: { code: 'other_version' } }
  if (!isEngine(engine)) return { fault: { code: 'unknown_engine' } }
  if (!isGame[engine](String(game))) return { fault: { code: 'unknown_game', game: String(game).slice(0, 60) } }
  const [fault, proof] = proofStructs[engine].validate(value)
  if (!fault) return { proof: proof as RoundProof }
  // Of the object that holds the field, so that a list with a wrong entry is not called missing.
  const [first] = fault.failures()
  const field = first?.path.join('.') ?? ''
  return { fault: { code: first?.value === undefined ? 'missing' : 'malformed', field } }
}

/** What an address has after `#` to fill in the page of verification. Browsers send this part to no server. */
export const proofHash = (proof: RoundProof): string =>
  `proof=${base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(proof)))}`

/** The text of a proof in the part of an address after `#`; undefined if there is none, empty if it is broken. */
export function proofTextOf(hash: string): string | undefined {
  const coded = /^#?proof=([^&]*)/.exec(hash)?.[1]
  if (coded === undefined) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(base64urlnopad.decode(coded.replace(/=+$/, '')))
  } catch {
    return ''
  }
}
