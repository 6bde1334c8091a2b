import type { DrawnRound } from './history.ts'

/** The file that a member keeps of a round: the signed receipt, and the proof once its seed is revealed. `/fairness/` reads it. */
export const roundFile = (roundId: string, { receipt, proof }: Pick<DrawnRound, 'receipt' | 'proof'>) => ({
  name: `round-${roundId}.json`,
  text: `${JSON.stringify({ ...proof, receipt }, null, 2)}\n`,
})
