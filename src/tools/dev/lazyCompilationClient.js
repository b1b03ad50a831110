/* global __resourceQuery -- what follows the name of this file in its address: where to ask */

/** In the page: asks for what an `import()` leads to when that first runs. It comes as an update of the page. */
exports.keepAlive = ({ data, active, onError }) => {
  if (!active) fetch(__resourceQuery.slice(1), { method: 'POST', body: data }).catch(onError)
  return () => undefined
}
