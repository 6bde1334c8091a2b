import { array, create, type Infer, object, string, type } from 'superstruct'
import { StatementCheckStruct } from '#contract/agents/commission/commission-statement.ts'
import type { Question } from '#gateway/agents/computations/computations.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { checkStatement } from './check-statement.ts'
import { DifferingStruct } from './raw-facts.ts'
import { selectStatement } from './statement-queries.ts'

const QuestionStruct = object({ statementId: string() })

const { agrees, figures, checkedAt } = StatementCheckStruct.schema
/** A recomputed statement as it is stored. */
export const CheckedStruct = type({ agrees, figures, checkedAt, differing: array(DifferingStruct) })
export type Checked = Infer<typeof CheckedStruct>

/** The computation that recomputes a statement of the account that asks. */
export async function* checkWork(
  { database, now }: GatewayDeps,
  { question, memberId }: Question,
): AsyncGenerator<number, Checked> {
  const { statementId } = create(question, QuestionStruct)
  const statement = await selectStatement(database, memberId, BigInt(statementId), now())
  if (!statement) throw new Error(`Statement ${statementId} is not there`)
  const checked = yield* checkStatement(database, statement)
  return { ...checked, differing: [...checked.differing], checkedAt: now().toISOString() }
}
