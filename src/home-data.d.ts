/** What `plugins/home` derives for the home page while building, in the language of the build. */
declare module '@generated/home/default/home.json' {
  const data: ReturnType<typeof import('../plugins/home').homeData>;
  export default data;
}
