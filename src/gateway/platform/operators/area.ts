import { type Area, kept } from '#gateway/area.ts'
import { listActs } from './list-acts.ts'
import { type Proofs, reconcileOperation } from './reconcile.ts'

export const operatorsArea: Area<Proofs> = {
  operations: { 'operators.acts': listActs, reconcile: reconcileOperation },
  retention: {
    operator_act: kept('stay: what operators did, when, and how it ended'),
  },
}
