import { create } from 'superstruct'
import { instant } from '#games/instants/instant.ts'
import type { InstantProps, ShownRound } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { rouletteInstant } from '#games/roulette/instant.ts'
import { ShownRouletteStruct } from '#games/roulette/wire.ts'
import { RouletteFace } from './RouletteFace.tsx'
import { odds, pocketName } from './words.ts'

const game = instant(rouletteInstant)

const resultOf = ({ shown }: ShownRound) => ({
  pocket: create(shown, ShownRouletteStruct).result.pocket,
  lucky: [],
})

/** European roulette. */
export default function Roulette(props: InstantProps) {
  const t = useInstantWords<'instants-roulette'>()
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return (
    <RouletteFace
      {...{ play, chips, resultOf }}
      pays={odds}
      rules={[t('roulette.rules.place'), t('roulette.rules.pays'), t('roulette.rules.zero'), t('roulette.rules.track')]}
      said={(round) => t('roulette.said', { came: pocketName(t, resultOf(round).pocket) })}
    />
  )
}
