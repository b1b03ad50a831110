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
