/** For the browser bundle. Tests are compiled by tests/support/compile.js. */
module.exports = (api) => {
  const isProduction = api.env('production')
  return {
    plugins: ['relay'],
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction }],
      ['@babel/preset-typescript', { allowDeclareFields: true }],
    ],
  }
}
