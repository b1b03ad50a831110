/** JSON as it may stand in a `<script>`: `<` is the only character that could end the element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
