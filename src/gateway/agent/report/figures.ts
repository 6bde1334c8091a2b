import { type Infer, integer, type } from 'superstruct'
import type { TeamFigures } from '#contract/entities/line-report.ts'
import { holds } from './in-line.ts'
import { factsText, SumsRow, sumsText, wireSums } from './sums.ts'

export const FiguresRow = type({ members: integer(), joined: integer(), active: integer(), ...SumsRow.schema })

/**
 * SQL: the figures of an agent's team, or of the accounts directly below it alone. $2 is the currency, $3 and
 * $4 the days, $5 and $6 their moments.
 *
 * @param agent SQL: the agent's id
 * @param since SQL: the first day that counts
 */
export function figuresText(whose: 'team' | 'own', agent: string, since = '$3::date'): string {
  const days = `day >= greatest(${since}, $3::date) AND day <= $4::date AND currency = $2`
  const standing =
    whose === 'team'
      ? `FROM agent_line l JOIN line_place p ON p.agent_id = l.downline_id AND ${holds('p')}
         WHERE l.upline_id = ${agent} AND ${holds('l')}`
      : `FROM line_place p WHERE p.agent_id = ${agent} AND ${holds('p')}`
  const played =
    whose === 'team'
      ? `FROM agent_line h JOIN line_play f ON f.agent_id = h.downline_id AND h.from_day <= f.day AND f.day < h.to_day
         WHERE h.upline_id = ${agent}`
      : `FROM line_play f WHERE f.agent_id = ${agent}`
  const facts = factsText(whose === 'team' ? 'team' : 'line', 'day', `agent_id = ${agent} AND ${days}`)
  return `SELECT (SELECT count(*)::integer ${standing}) AS members,
    (SELECT count(*)::integer ${standing} AND p.joined_at >= $5 AND p.joined_at < $6) AS joined,
    (SELECT count(DISTINCT f.member_id)::integer ${played} AND f.valid_bet > 0 AND f.${days.replaceAll(' AND ', ' AND f.')}) AS active,
    s.* FROM (SELECT ${sumsText} FROM ${facts} f) s`
}

export const wireFigures = ({ members, joined, active, ...sums }: Infer<typeof FiguresRow>): TeamFigures => ({
  members,
  joined,
  active,
  ...wireSums(sums),
})
