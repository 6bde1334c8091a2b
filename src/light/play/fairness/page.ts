import { onFirstActivity } from '#light/presence.ts'
import { keepPage } from './keep-page.ts'

const checking = () => import('./check.ts')

/** Makes the form of the page work. What computes rounds is large, and is loaded when a round is checked. */
export function openVerification(): void {
  const form = document.querySelector<HTMLFormElement>('[data-fair-form]')
  const result = document.querySelector<HTMLElement>('[data-fair-result]')
  if (!form || !result) return
  const place = { form, result }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void checking().then(({ check }) => check(place))
    keepPage()
  })
  form.addEventListener('change', ({ target }) => {
    arrange(form)
    if (target instanceof HTMLInputElement && target.type === 'file') void readFile(form, target)
  })
  form.querySelector('[data-fair-example]')?.addEventListener('click', () => {
    void checking().then(({ checkExample }) => checkExample(place))
    keepPage()
  })
  const fromAddress = () => {
    if (!location.hash.startsWith('#proof=')) return
    void checking().then(({ checkAddress }) => checkAddress(place))
    keepPage()
  }
  addEventListener('hashchange', fromAddress)
  fromAddress()
  // A browser may have kept the choices of an earlier visit.
  arrange(form)
  onFirstActivity(() => {
    void import('./copy.ts').then(({ addCopyButtons }) => addCopyButtons(document))
  })
}

/** Shows the fields of the chosen way and kind of game. */
function arrange(form: HTMLFormElement): void {
  const way = new FormData(form).get('way')
  for (const part of form.querySelectorAll<HTMLElement>('[data-way]')) part.hidden = part.dataset.way !== way
  const chosen = form.querySelector<HTMLOptionElement>('select[name="game"] option:checked')
  for (const field of form.querySelectorAll<HTMLElement>('[data-engines]'))
    field.hidden = !field.dataset.engines?.split(' ').includes(chosen?.dataset.engine ?? '')
}

async function readFile(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0]
  const text = form.querySelector('textarea')
  if (!file || !text) return
  text.value = await file.text()
  // The same file can be chosen again after a change.
  input.value = ''
  form.requestSubmit()
}
