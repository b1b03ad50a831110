/** For the browser bundle, and for what jest compiles with babel: see tests/support/compile.js. */
module.exports = (api) => {
  const isTest = api.env('test')
  const isProduction = api.env('production')
  return {
    plugins: ['relay'],
    presets: [
      [
        '@babel/preset-env',
        isTest ? { targets: { node: 'current' } } : { modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction }],
      ['@babel/preset-typescript', { allowDeclareFields: true }],
    ],
  }
}
