/** Loads a third party's script, once the visitor has allowed it. */
export function loadScript(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
