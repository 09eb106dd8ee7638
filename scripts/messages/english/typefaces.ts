export const typefaces = {
  notInstalled: (name: string) => ({
    message: `The typeface "${name}" is not installed.`,
    hint: `Run "npm install --save-dev ${name}", or remove this line: visitors then see a typeface of their own device.`,
  }),
  sliced: (name: string, whole: string) => ({
    message: `"${name}" has its typeface only in small parts, dozens of files for a page.`,
    hint: `Use the same typeface in whole files: run "npm install --save-dev ${whole}", and write "${whole}" here.`,
  }),
};
