import type { ComponentType } from 'react'
import type { Json } from '#games/instants/instant.ts'
import type { InstantName } from '#games/instants/names.ts'
import type { BetTable } from '#games/instants/several-bets.ts'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import { paid } from '#games/paid.ts'
import { PlacesBar } from './PlacesBar.tsx'
import type { TableProps } from './props.ts'
import { byChips } from './stage.ts'
import { TableView } from './TableView.tsx'
import { usePlaces } from './use-places.ts'
import { useTable } from './use-table.ts'

/**
 * The face of a shared table, made of that of a table of one's own.
 *
 * @param read the result as the rules know it, from its JSON; it throws if it is none
 */
export function placesFace<Result>(
  Face: ComponentType<ChipsFaceProps>,
  table: BetTable<Result>,
  read: (result: Json) => Result,
): ComponentType<TableProps> {
  const winOf = byChips((result, { place, stake }) => paid(stake, table.multiplier(place, read(result))))
  return function SharedTable(props: TableProps) {
    const shared = useTable(props, winOf)
    const { play, chips } = usePlaces(shared, winOf)
    return (
      <Face
        {...{ play, chips }}
        locale={props.locale}
        frame={({ said, rules, betName, children }) => (
          <TableView
            play={shared}
            {...{ rules, betName }}
            said={play.last && said(play.last)}
            sameAs={table.name as InstantName}
            bar={<PlacesBar play={shared} chips={chips} />}
          >
            {children}
          </TableView>
        )}
      />
    )
  }
}
