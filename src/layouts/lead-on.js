// Runs before first paint on the front page of the member centre, whose screens stood in the hash once: links of old lead
// on to the page of the screen. Nothing of the page they led to is shown.
;(() => {
  const screen = location.hash.slice(1)
  if (!screen || !document.currentScript.dataset.screens.split(' ').includes(screen)) return
  document.documentElement.hidden = true
  location.replace(`${location.pathname.replace(/\/?$/, '/')}${screen}/${location.search}`)
})()
