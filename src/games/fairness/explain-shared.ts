import type { SharedStep } from '#games/tables/steps.ts'
import { numberFormat } from '#lib/formats.ts'
import type { Explained, VerifyWords } from './explained.ts'

/** What came of a step that only shared tables have. */
export function explainShared(
  step: SharedStep,
  { t, locale }: VerifyWords,
): Pick<Explained, 'finding' | 'values' | 'lines'> {
  if (step.kind === 'chain') {
    const { rounds, way, computed, claimed } = step
    const rest = rounds - way.length
    return {
      finding: t(`chain.${step.verdict}`, { count: rounds }),
      values: [
        { name: t('chain.now', { count: rounds }), value: computed },
        { name: t('chain.head'), value: claimed },
      ],
      lines: [...way, ...(rest > 0 ? [t('chain.more', { count: rest })] : [])],
    }
  }
  if (step.kind === 'point') {
    const { hex, word, point } = step
    const times = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(point / 100)
    return {
      finding: t('point.computed', { times }),
      values: [{ name: t('point.hmac'), value: hex }],
      lines: [
        `h = 0x${hex.slice(0, 8)} = ${word}`,
        `⌊99 · ${2 ** 32} ÷ (h + 1)⌋ = ${Math.floor((99 * 2 ** 32) / (word + 1))}`,
      ],
    }
  }
  return {
    finding: t('tickets.computed', { count: step.tickets.length }),
    values: [],
    lines: step.tickets.map(({ betId, ticket }) =>
      t('tickets.line', { bet: betId, numbers: ticket.map((row) => row.join(' ')).join(' / ') }),
    ),
  }
}
