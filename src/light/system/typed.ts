import { typedKey } from '#stores/storage-keys.ts'

/** Milliseconds in which forms, which may be loaded late, get back what was typed, and between two looks for them. */
const patience = 20_000
const every = 200

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = () =>
  document.querySelectorAll<Field>(
    'textarea, select, input:is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="search"])',
  )

/** What stays the same over a reload: the name, or the label people read. A secret is never kept. */
const nameOf = (field: Field) =>
  field.autocomplete === 'one-time-code' ? '' : `${field.name}|${field.labels?.[0]?.textContent ?? ''}`

/** Keeps what was typed on this page for the next moment. */
export function keepTyped(): void {
  const values = [...fields()].filter(({ value }) => value !== '').map((field) => [nameOf(field), field.value])
  sessionStorage.setItem(typedKey, JSON.stringify({ at: location.pathname, values: Object.fromEntries(values) }))
}

/** Types it again where the same fields appear empty, once their islands listen; a person's own hands end that. */
export function restoreTyped(): void {
  const kept = take()
  if (!kept) return
  const fill = () => {
    for (const field of fields()) {
      const value = kept[nameOf(field)]
      if (value === undefined || field.value !== '' || !isHeard(field)) continue
      // React hears of a value only when it is set as a person would.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
  const timer = setInterval(fill, every)
  const end = () => clearInterval(timer)
  setTimeout(end, patience)
  for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, end, { capture: true, once: true })
}

/** An island's field takes no value before React has it; that shows in no attribute. */
const isHeard = (field: Field) =>
  !field.closest('astro-island') || Object.keys(field).some((name) => name.startsWith('__reactProps'))

function take(): Record<string, string> | undefined {
  try {
    const { at, values } = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}')
    sessionStorage.removeItem(typedKey)
    return at === location.pathname ? values : undefined
  } catch {
    return undefined
  }
}
