// On the page at the old address of an article: leads to the new one with query and fragment, which the redirect of the
// page itself would lose. The page has one link: its canonical address.
const {pathname} = new URL(document.querySelector('link')?.href ?? '/', location.href);
location.replace(pathname + location.search + location.hash);
