/**
 * The packages of the platform's SDK whose editing protocol the site follows. The site uses none of them, but the editor
 * decides by their versions what a site supports.
 */
const followedPackages = {
  '@sitecore-content-sdk/content': '2.3.0',
  '@sitecore-content-sdk/core': '2.1.4',
  '@sitecore-content-sdk/nextjs': '2.4.0',
  '@sitecore-content-sdk/react': '2.4.0',
};

/**
 * What the platform's editor asks about the site, in the words of the platform's SDK.
 * @param components the names of the blocks, which are all server components
 */
export function editingConfiguration(components: readonly string[]) {
  return {
    framework: 'nextjs-approuter',
    components,
    clientComponents: [],
    packages: followedPackages,
    editMode: 'metadata',
  };
}
