import { useEffect, useRef } from 'react'
import { showInLobby } from '#stores/play/lobby/lobby-filter.ts'
import { Icon } from '#ui/Icon.tsx'
import { pastedInput } from '#ui/pasted-input.ts'

/** Milliseconds without input before the search starts. */
const pause = 200

/** Searches while the person types; Enter closes the sheet around it. Without scripts the form leads to the same address. */
export function LobbySearch({ label, value, route }: { label: string; value: string; route: string }) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const go = (search: string) => {
    clearTimeout(timer.current)
    typed.current = search
    showInLobby({ search })
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const field = input.current
    if (!field) return
    if (typed.current === undefined) {
      // The text may have been typed before hydration.
      typed.current = field.value
      if (field.value !== '') showInLobby({ search: field.value })
      return
    }
    // Another filter or going back changes the search. Text that is being typed stays.
    if (value === typed.current.trim()) return
    clearTimeout(timer.current)
    field.value = value
    typed.current = value
  }, [value])
  return (
    <search className="search">
      <form
        action={route}
        onSubmit={(event) => {
          event.preventDefault()
          go(input.current?.value ?? '')
          // In the sheet, what was found is behind it.
          const sheet = input.current?.closest<HTMLElement>('[popover]')
          if (sheet?.matches(':popover-open')) sheet.hidePopover()
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          className="input"
          type="search"
          name="q"
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          defaultValue={value}
          {...pastedInput({
            maxLength: 80,
            onChange: ({ target }) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(() => go(target.value), pause)
            },
          })}
        />
      </form>
    </search>
  )
}
