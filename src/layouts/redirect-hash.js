// Runs before first paint on the front page of the member centre. Screens used to have a hash instead of a page: old links
// are redirected to the page of the screen, before anything is shown.
;(() => {
  const screen = location.hash.slice(1)
  if (!screen || !document.currentScript.dataset.screens.split(' ').includes(screen)) return
  document.documentElement.hidden = true
  location.replace(`${location.pathname.replace(/\/?$/, '/')}${screen}/${location.search}`)
})()
