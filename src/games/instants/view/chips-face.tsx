import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '#games/slots/Icon.tsx'
import { ChipsBar } from './ChipsBar.tsx'
import { InstantView } from './InstantView.tsx'
import type { ShownRound } from './props.ts'
import type { TableChips } from './table-chips.ts'
import type { InstantPlay } from './use-instant.ts'

/** What the face of a table needs to know of its rounds, whether they are the player's own or those of everybody at it. */
export interface RoundPlay
  extends Pick<InstantPlay, 'phase' | 'round' | 'last' | 'earlier' | 'format' | 'shown' | 'sound'> {
  /** Milliseconds of the showing that are over already, for those who come late to a shared table. */
  readonly elapsed?: number
}

/** What a face of a table says and shows; a frame puts head, bar and messages around it. */
export interface FaceParts {
  /** What begins a round of one's own: "Spin", "Deal", "Roll". */
  readonly text: string
  readonly icon?: IconName
  readonly said: (round: ShownRound) => string
  readonly rules: readonly string[]
  readonly betName: (bet: string) => string
  readonly children: ReactNode
}

/** A face of a table of chips: the same at one's own table and at a shared one. */
export interface ChipsFaceProps {
  readonly play: RoundPlay
  readonly chips: TableChips
  readonly locale: string
  readonly frame: (parts: FaceParts) => ReactElement
}

/** The frame of a table of one's own. */
export const ownFrame =
  (play: InstantPlay, chips: TableChips) =>
  ({ text, icon, ...face }: FaceParts): ReactElement => (
    <InstantView play={play} {...face} bar={<ChipsBar {...{ play, chips, text }} {...(icon && { icon })} />} />
  )
