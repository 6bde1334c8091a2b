import { create } from 'superstruct'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import type { ShownRound } from '#games/instants/view/props.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { ShownRouletteStruct } from '../wire.ts'
import { RouletteFace } from './RouletteFace.tsx'
import { odds, pocketName } from './words.ts'

const resultOf = ({ shown }: ShownRound) => ({
  pocket: create(shown, ShownRouletteStruct).result.pocket,
  lucky: [],
})

/** The face of European roulette. */
export function EuropeanFace(face: ChipsFaceProps) {
  const t = useInstantWords<'instants-roulette'>()
  return (
    <RouletteFace
      {...face}
      resultOf={resultOf}
      pays={odds}
      rules={[t('roulette.rules.place'), t('roulette.rules.pays'), t('roulette.rules.zero'), t('roulette.rules.track')]}
      said={(round) => t('roulette.said', { came: pocketName(t, resultOf(round).pocket) })}
    />
  )
}
