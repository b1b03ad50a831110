// Written into the page right after the root, and run before its first paint as a rule: what the server has rendered is
// made whole, or taken away when this visitor sees something else. No import: it must stand alone.
{
  const root = document.getElementById('root')
  const { dataset } = document.documentElement
  if (dataset.own !== undefined) root?.replaceChildren()
  delete dataset.own
  for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
