import { type CSSProperties, useCallback } from 'react'
import { create } from 'superstruct'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import type { ShownRound } from '#games/instants/view/props.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { type LightningResult, luckyWeights, ordinaryStraight } from '../lightning.ts'
import type { Position } from '../positions.ts'
import { colourOf } from '../wheel.ts'
import { ShownLightningStruct } from '../wire.ts'
import css from './lightning.module.css'
import { RouletteFace } from './RouletteFace.tsx'
import { odds, pocketName } from './words.ts'

const greatest = Math.max(...luckyWeights.map(({ multiplier }) => multiplier))

const resultOf = ({ shown }: ShownRound): LightningResult => create(shown, ShownLightningStruct).result

/** The face of roulette in which lightning strikes numbers before the ball runs. */
export function LightningFace(face: ChipsFaceProps) {
  const t = useInstantWords<'instants-roulette' | 'instants-lightning-roulette'>()
  const pays = useCallback(
    (position: Position) =>
      position.kind === 'straight'
        ? t('roulette.pays.upTo', {
            pays: `${ordinaryStraight.numerator / ordinaryStraight.denominator - 1n}:1`,
            most: `${greatest - 1}:1`,
          })
        : odds(position),
    [t],
  )
  const nameOf = ({ number, multiplier }: LightningResult['lucky'][number]) =>
    t('lightning.lucky.one', { number, times: multiplier })
  return (
    <RouletteFace
      {...face}
      {...{ resultOf, pays }}
      rules={[
        t('lightning.rules.lucky'),
        t('lightning.rules.straight'),
        t('lightning.rules.chance'),
        t('roulette.rules.place'),
        t('roulette.rules.zero'),
        t('roulette.rules.track'),
      ]}
      said={(round) => {
        const { pocket, lucky } = resultOf(round)
        return t('lightning.said', {
          lucky: lucky.map(nameOf).join('; '),
          came: t('roulette.said', { came: pocketName(t, pocket) }),
        })
      }}
      sky={(lucky) =>
        lucky.length > 0 ? (
          <ul className={css.sky} aria-label={t('lightning.lucky')}>
            {lucky.map((each, at) => (
              <li
                key={each.number}
                className={css.card}
                style={{ '--at': at } as CSSProperties}
                data-tone={colourOf(each.number)}
                aria-label={nameOf(each)}
              >
                <b>{each.number}</b>
                <span>{`${each.multiplier}×`}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.waiting}>{t('lightning.wait')}</p>
        )
      }
    />
  )
}
