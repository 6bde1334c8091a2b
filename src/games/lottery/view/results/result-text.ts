import type { Json } from '#games/instants/instant.ts'
import type { Translate } from '#lib/messages.ts'

/**
 * A result in words, for who cannot see it and for messages: its numbers, or of a result with many prizes the first.
 *
 * @param result as it is stored; null before it is known
 */
export function resultText(type: string, result: Json | null, t: Translate<'lottery'>): string {
  if (result === null) return t('lottery.draw.waits')
  return t('lottery.result', { numbers: numbersOf(type, result).join(' ') })
}

/** The numbers that a result is known by. */
function numbersOf(type: string, result: Json): readonly string[] {
  if (isList(result)) return result.map(String)
  if (typeof result !== 'object' || result === null) return [String(result)]
  const of = (value: Json | undefined): readonly string[] =>
    isList(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)]
  if ('special' in result) return of(result.special)
  if (type === 'vn-south') return [result.first, result.second].flatMap((one) => (one ? numbersOf('vn', one) : []))
  if ('numbers' in result) return [...of(result.numbers), '+', ...of(result.additional)]
  return of(result.first)
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
