import { useEffect, useRef, useState } from 'react'
import type { PlayMenu } from '#games/lottery/view/menu.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'
import css from './play-picker.module.css'

interface Props {
  readonly menu: PlayMenu
  readonly play: string
  readonly onPick: (code: string) => void
}

/** Groups of plays, and the plays of the chosen group, with what the chosen one is. A low screen has one list of all. */
export function PlayPicker({ menu, play, onPick }: Props) {
  const t = useLotteryWords()
  const words = usePlayWords()
  const group = menu.find(({ plays }) => plays.includes(play)) ?? menu[0]
  return (
    <div className={css.picker}>
      {menu.length > 1 && (
        <Chips
          label={t('lottery.groups')}
          className={css.groups}
          options={menu.map(({ group: name }) => name)}
          chosen={group?.group}
          name={words.group}
          onChoose={(name) => {
            const first = menu.find((one) => one.group === name)?.plays[0]
            if (first !== undefined) onPick(first)
          }}
        />
      )}
      {group && group.plays.length > 1 && (
        <Chips
          label={t('lottery.plays')}
          className={css.plays}
          options={group.plays}
          chosen={play}
          name={words.play}
          onChoose={onPick}
        />
      )}
      {menu.some(({ plays }) => plays.length > 1) && (
        <select
          className={css.all}
          aria-label={t('lottery.plays')}
          value={play}
          onChange={({ currentTarget }) => onPick(currentTarget.value)}
        >
          {menu.map(({ group: name, plays }) => (
            <optgroup key={name} label={words.group(name)}>
              {plays.map((code) => (
                <option key={code} value={code}>
                  {words.play(code)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
      <How key={play} text={words.how(play)} />
    </div>
  )
}

/** What a play is: two lines, and all of it on a press. */
function How({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <button type="button" className={css.how} aria-expanded={isOpen} onClick={() => setOpen((open) => !open)}>
      <span>{text}</span>
    </button>
  )
}

interface ChipsProps {
  readonly label: string
  readonly className: string | undefined
  readonly options: readonly string[]
  readonly chosen: string | undefined
  readonly name: (option: string) => string
  readonly onChoose: (option: string) => void
}

/** Names in one line that can be scrolled; the chosen one is in view. */
function Chips({ label, className, options, chosen, name, onChoose }: ChipsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (own && list.current)
      list.current.scrollLeft = own.offsetLeft - list.current.clientWidth / 2 + own.clientWidth / 2
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in every browser
    <div ref={list} role="group" aria-label={label} className={`${css.chips} ${className}`}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          {name(option)}
        </button>
      ))}
    </div>
  )
}
