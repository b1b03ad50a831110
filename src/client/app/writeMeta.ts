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

/** Says under which address the page is known. */
export function writeCanonical(href: string) {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = href
}
