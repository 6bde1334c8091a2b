// Runs before first paint, inline: marks the visitor's role so that the header is right at once, guards pages that need a
// login, and lets links with a popup open it by the address, so that no click is lost before islands are loaded.
;(() => {
  const root = document.documentElement
  takeSecret('reset', '#reset')
  takeSecret('token', location.hash)
  let role = 'visitor'
  let handed = false
  let leaving = false
  try {
    handed = Boolean(sessionStorage.getItem('arara.token'))
    const session = JSON.parse(sessionStorage.getItem('arara.session') || 'null')
    if (session?.token) {
      role = session.role
      root.dataset.entitlements = session.entitlements ?? ''
    }
    if (localStorage.getItem('arara.menu') === 'narrow') root.dataset.menu = 'narrow'
    if (localStorage.getItem('arara.mask') === 'on') root.dataset.mask = 'on'
  } catch {
    // Storage is blocked, so the page is shown as to a visitor.
    role = 'visitor'
    handed ||= /[?&]token=./.test(location.search)
  }
  root.dataset.role = role
  arrive()
  // A lobby whose address asks for something else than its first page waits, briefly, to show that at once.
  if (/[?&](show|vendor|vassalage|class|q|cursor|page)=/.test(location.search)) root.dataset.lobby = 'asked'
  root.classList.add('js')
  const { guard, login } = root.dataset
  if (guard === 'agent' ? role !== 'agent' : guard && role === 'visitor') {
    // Agents have a login page of their own. After a hand-off, stores/account/auth/take-over.ts leads back to the guarded page.
    const back = encodeURIComponent(location.pathname + location.search + location.hash)
    leave(guard === 'agent' && !handed ? login : `${login}?next=${back}`)
  }
  // A code is for the page that stays.
  if (handed && !leaving) root.dataset.handoff = ''
  // The files of a popup come in one wave, as soon as a finger or the focus nears its link. The build wrote their list
  // on the island of popups (scripts/build/bundles.ts). `client:popup` requests the gateway's answers.
  const fetched = new Set()
  for (const name of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    addEventListener(name, ({ target }) => fetchForm(formOf(target)), { capture: true, passive: true })
  // This runs before any script of the page asks for one of them.
  document.addEventListener('readystatechange', () =>
    fetchForm(/(?:#|\/)(login|register)\b/.exec(location.pathname + location.hash)?.[1]),
  )
  addEventListener('click', (event) => {
    const language = event.target.closest?.('a[data-language]')
    if (language) {
      // The same page and state in another language.
      language.search = location.search
      language.hash = location.hash
      try {
        localStorage.setItem('arara.language', language.dataset.language)
      } catch {
        return
      }
    }
    const skip = event.target.closest?.('.skip')
    if (skip) {
      // A hash would take the focus again whenever a popup closes by going back to it.
      event.preventDefault()
      document.querySelector(skip.hash).focus()
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
    // A choice in the bar of a lobby. It is applied as soon as the lobby listens (light/play/lobby/lobby-grid.ts).
    const choice = event.target.closest?.('astro-island[ssr] [data-part] a')
    if (choice) {
      event.preventDefault()
      document.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
      choice.dataset.chosen = ''
      document.querySelector('[data-grid="lobby"]').ariaBusy = 'true'
    }
    const link = event.target.closest?.('body [data-popup]')
    if (!link) return
    // A button of a menu closes that as well.
    if (link.href) event.preventDefault()
    open(link.dataset.popup)
  })
  // Without a listener, the browser would send a form into the address, including passwords. Its island sends it as
  // soon as it is active (ui/use-boot-text.ts).
  addEventListener('submit', (event) => {
    if (!event.target.closest('astro-island[ssr], [data-boot]')) return
    event.preventDefault()
    event.target.dataset.sent = ''
  })
  addEventListener('hashchange', () => {
    if (location.hash.length < 2) delete root.dataset.opening
  })
  addEventListener('change', ({ target }) => {
    if (root.dataset.role !== 'visitor' || !target.matches('.tile__fav')) return
    target.checked = false
    // The game is marked after the login (stores/play/lobby/wanted-favorite.ts).
    open(`login:fav-${target.closest('[data-game]').dataset.game}`)
  })
  addEventListener('DOMContentLoaded', () => {
    const narrow = document.getElementById('menu-narrow')
    if (!narrow) return
    narrow.checked = root.dataset.menu === 'narrow'
    narrow.addEventListener('change', () => {
      if (narrow.checked) root.dataset.menu = 'narrow'
      else delete root.dataset.menu
      try {
        localStorage.setItem('arara.menu', narrow.checked ? 'narrow' : 'wide')
      } catch {
        // In this case it is remembered for this page only.
        return
      }
    })
  })

  // The token of an e-mailed link and the code of a hand-off must not stay in the address, where they would be visible,
  // stored and sent on. Their readers take them from the tab's storage; where storage is blocked,
  // stores/address-secret.ts takes them from the address. On guarded pages the code is dropped, because the page
  // redirects.
  function takeSecret(name, hash) {
    const values = new URLSearchParams(location.search)
    const secret = values.get(name)
    if (!secret) return
    try {
      sessionStorage.setItem(`arara.${name}`, secret)
    } catch {
      if (!root.dataset.guard) return
    }
    values.delete(name)
    history.replaceState(history.state, '', `${location.pathname}${values.size ? `?${values}` : ''}${hash}`)
  }

  function formOf(target) {
    const link = target.closest?.('[data-popup="login"], [data-popup="register"], .tile__fav, .tile__fav + *')
    return link && (link.dataset.popup ?? 'login')
  }

  function fetchForm(form) {
    const files = root.dataset.role === 'visitor' && document.querySelector(`astro-island[data-${form}]`)?.dataset[form]
    for (const href of files ? files.split(' ') : []) {
      const kind = /\.(js|css|json)$/.exec(href)?.[1]
      if (!kind || fetched.has(href)) continue
      fetched.add(href)
      const link = document.createElement('link')
      link.rel = kind === 'js' ? 'modulepreload' : 'preload'
      link.as = { js: 'script', css: 'style', json: 'fetch' }[kind]
      // The modes equal those of modules, texts and style sheets, so that the browser uses the preload.
      if (kind !== 'css') link.crossOrigin = 'anonymous'
      link.href = href
      document.head.append(link)
    }
  }

  function leave(to) {
    leaving = true
    location.replace(to)
  }

  // An entry of our own in the history: closing the popup goes back to the one before it (stores/popup.ts).
  function open(popup) {
    // Answers the tap at once (islands/popups/loading.css) until the popup is there, or the person goes back.
    root.dataset.opening = /^(login|register)/.test(popup) ? 'sheet' : 'veil'
    if (document.querySelector('[data-boot]')) location.replace(`#${popup}`)
    else location.hash = popup
    history.replaceState({ arara: true }, '')
  }

  function arrive() {
    const { pathname, search, hash } = location
    try {
      // The origin of a visit, for a registration later on; see stores/account/auth/campaign.ts.
      const found = []
      for (const [name, value] of new URLSearchParams(search)) {
        const [wanted, isCode] = /^(?:(referral|affiliate)Code|utm_[a-z]{1,20})$/.exec(name) ?? []
        // Spaces, marks and hyphens of chat programs do not change a code. A bad value is dropped alone.
        const text = isCode ? value.replace(/[\s\p{DI}]/gu, '').replace(/\p{Pd}/gu, '-') : value.slice(0, 64)
        if (wanted && (isCode ? /^[\w.-]{1,64}$/ : /^\P{Cc}+$/u).test(text)) found.push([name, text])
      }
      if (found.length) {
        const values = parsed(sessionStorage.getItem('arara.campaign'))?.values
        const kept = {
          page: (location.origin + pathname).slice(0, 500),
          values: { ...values, ...Object.fromEntries(found) },
        }
        // The first agent's code stays until a registration.
        if (values?.affiliateCode) kept.values.affiliateCode = values.affiliateCode
        sessionStorage.setItem('arara.campaign', JSON.stringify(kept))
      }
      // Only the bare address follows a chosen language: every other address contains its own.
      const chosen = localStorage.getItem('arara.language')
      if (root.dataset.others?.split(' ').includes(chosen)) leave(`/${chosen}/${search}${hash}`)
    } catch {
      // Storage is blocked: nothing is remembered.
      return
    }
  }

  // Storage can hold anything. A value that is not JSON is ignored.
  function parsed(text) {
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  }
})()
