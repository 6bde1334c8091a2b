import { typedKey } from '#stores/storage-keys.ts'
import { type Field, fields, nameOf } from './typed.ts'

/** Milliseconds for which forms are filled in again (they may load late), and between two tries. */
const patience = 20_000
const every = 200

/** Fills the same fields again if they are empty, once they are hydrated, until the person uses the page. */
export function restoreTyped(): void {
  const kept = take()
  if (!kept) return
  const fill = () => {
    for (const field of fields()) {
      const value = kept[nameOf(field)]
      if (value === undefined || field.value !== '' || !isHeard(field)) continue
      // React notices a value only if it is set through the prototype's setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
  const timer = setInterval(fill, every)
  const end = () => clearInterval(timer)
  setTimeout(end, patience)
  for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, end, { capture: true, once: true })
}

/** Whether React has hydrated a field of an island. No attribute shows that. */
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
