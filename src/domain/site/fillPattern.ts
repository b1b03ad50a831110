/** The address of a route with its parameters filled in, `/track/42` for `/track/:orderId/:token?`; what has no value goes. */
export const fillPattern = (
  pattern: string,
  values: Readonly<Record<string, string | undefined>>,
): string =>
  pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
