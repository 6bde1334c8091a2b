import { array, enums, type Infer, integer, max, min, optional, size, type } from 'superstruct'

const Cells = array(max(min(integer(), 0), 24))
const Phase = enums(['open', 'lost', 'cashed-out', 'void'])

/** A round as it is stored, with its field. It holds no amounts: it is its own JSON form. */
export const MinesStateStruct = type({ field: size(Cells, 1, 24), picked: size(Cells, 0, 25), phase: Phase })

/** A round as the player may see it: the field only when it has ended. */
export const ShownMinesStruct = type({
  mines: max(min(integer(), 1), 24),
  picked: size(Cells, 0, 25),
  phase: Phase,
  field: optional(size(Cells, 1, 24)),
  /** Safe cells after which the round pays by itself. */
  mostPicks: max(min(integer(), 1), 24),
})
export type ShownMinesRound = Infer<typeof ShownMinesStruct>
