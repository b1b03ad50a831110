/** Sets the page's meta tags; one without a value is taken away. */
export function writeMeta(
  attribute: 'name' | 'property',
  values: Readonly<Record<string, string | null | undefined>>,
) {
  for (const [key, content] of Object.entries(values)) {
    const selector = `meta[${attribute}="${key}"]`
    const found = document.head.querySelector(selector)
    if (content == null) {
      found?.remove()
      continue
    }
    const meta = found ?? document.head.appendChild(document.createElement('meta'))
    meta.setAttribute(attribute, key)
    meta.setAttribute('content', content)
  }
}

/** Says under which address the page is known; null for no page of the site. */
export function writeCanonical(href: string | null) {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (href === null) return found?.remove()
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = href
}

/** Says who the shop is, as JSON-LD; null on a page that shows no shop. */
export function writeFacts(facts: object | null) {
  const found = document.head.querySelector('script[type="application/ld+json"]')
  if (facts === null) return found?.remove()
  const script = found ?? document.createElement('script')
  script.setAttribute('type', 'application/ld+json')
  script.textContent = JSON.stringify(facts)
  document.head.append(script)
}
