import { type Area, soon } from '#gateway/area.ts'
import { forgetComputations } from './computation-rows.ts'
import type { Computations } from './computations.ts'

interface Needed {
  readonly computations: Computations
}

export const computationsArea: Area<Needed> = {
  jobs: [
    // Calls begin them at once: the job does what a dead gateway has left.
    { name: 'take up computations', times: '6-59/10 * * * * *', run: (_, ports) => ports.computations.takeUp() },
  ],
  retention: {
    computation: soon('an hour after its end', ({ database, now }) => forgetComputations(database, now())),
  },
}
